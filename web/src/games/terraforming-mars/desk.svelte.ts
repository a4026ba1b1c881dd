/** Which part lies on top: Mars, the goals, the projects, or MarsBot's board. */
export const desk = $state({ face: 'mars' })
