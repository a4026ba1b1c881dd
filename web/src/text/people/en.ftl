### People: the phrase, the list of those at a table

page-phrase = Your phrase
page-phrase-about = Nothing to sign up for: these twelve words are you. Type them on another device, and your seats are there too. Write them down: nobody can send them to you again, and whoever has them plays in your place.
page-phrase-show = Show my phrase
page-phrase-hide = Hide it
page-phrase-have = I have a phrase
page-phrase-enter = Your twelve words, in their order
page-phrase-count = { $n } of 12 words
page-phrase-wrong = Not a word of a phrase: { $words }
page-phrase-bring = Bring my tables here
page-phrase-found = { $n ->
    [one] One table is here now.
   *[other] { $n } tables are here now.
}
page-phrase-unknown = No table here knows this phrase. Look at the words and their order again.
page-calls = When it is my turn
page-calls-about = While this page is open it tells you. To be called when it is closed:
page-push = Notify me in this browser, also when the page is closed
page-hook = Call a program of mine (webhook)
page-hook-about = It gets a signed message whenever it is your turn and you are not here.
page-hook-secret = signed with
page-hook-add = Add
page-remove = Remove
page-close = Close
page-here = at the table
page-vote = Vote for a bot
page-voted = You voted for a bot
page-mute = Mute
page-unmute = Let them speak
page-hide = Hide messages
page-unhide = Show messages
page-report = Report
page-report-what = What happened?
page-reported = The operator of this server will read it. Thank you.
page-delete = Delete the table
page-delete-sure = The game and all that was said go for good, for everybody.
page-delete-no = Keep it
