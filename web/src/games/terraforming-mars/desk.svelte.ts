/** Which part lies on top: Mars, the goals, the projects, or MarsBot's board. */
export const desk = $state({ face: 'mars' })

/** The cards ticked so far, and the question they answer: a look at the board, or into the past, forgets nothing. */
export const ticked = $state<{ question: string; cards: ReadonlySet<string> }>({ question: '', cards: new Set() })
