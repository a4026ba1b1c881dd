/** What this device looks at and has taken up, besides the answer itself. */

export const desk = $state({
  board: -1, // whose board; -1: one's own
  piece: '', // the one that is to move
  looked: '', // the hex under the pointer
  space: 0, // the turn order space that is to be taken after a journey; 0: none yet
  room: '', // what lies beside the map, over the column of buildings
  then: 0, // the development that follows the one at hand; 0: none
  settling: false, // an earlier part of the answer is being changed
})
