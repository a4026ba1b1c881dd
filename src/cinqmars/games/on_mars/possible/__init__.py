"""What is possible, and why not: predicates that only look. A `cannot_...` returns the id of a reason (falsy: allowed),
so that options and reasons never disagree; the words are `why-<reason>`.
"""
