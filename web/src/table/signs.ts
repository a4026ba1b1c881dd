/** A picture beside each paragraph of the rules in short, in their order. */
export const SIGNS: Record<string, readonly string[]> = {
  'mission-planete-rouge': ['medal', 'hand', 'destination', 'secret', 'play', 'astronaut', 'recruit', 'steps', 'bomb', 'target', 'launch', 'ice', 'star', 'players', 'discovery', 'crown'],
  mars: ['star', 'crown', 'iron', 'colonist', 'energy', 'event', 'shield', 'sample', 'tag-science', 'card', 'contract', 'antenna', 'tag-building', 'silo'],
  'terraforming-mars': ['temperature', 'tr', 'tag-building', 'history', 'card', 'play', 'hand', 'megacredit', 'greenery', 'prod', 'plant', 'star', 'robot', 'robot'],
  'on-mars': ['star', 'history', 'colonist', 'shuttle', 'board', 'crystal', 'tag-building', 'mineral', 'tag-science', 'sample', 'sample', 'o2', 'prod', 'blueprint', 'ship', 'contract', 'play', 'rover', 'target', 'clock', 'crown', 'robot'],
  'first-martians': ['players', 'history', 'event', 'morale', 'energy', 'food', 'pawn', 'sample', 'music', 'lock', 'hardware', 'warning', 'wound', 'robot'],
}
