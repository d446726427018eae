// For tests: a short text in the format of the rules, of no game in particular.
export const SAMPLE = `# Sample

## The goal {#goal}

{#goal.points SAM-001 SAM-X02 topic:ship}
Whoever has the most points wins. The **ship** carries
them.

A second sentence:
- one point a **fish**
- two points a coin,
  but only gold

{#goal.tie SAM-003 ruling}
Nobody wins a tie.

![A ship with three fish](topic:ship)
![A board to try: load the fish](board:loading@12)

## Fine print {#fine}

{#fine.print SAM-EX-1 SAM-INV-11 topic:coin reconstruction example}
Écus, œufs et « cœurs ».
`;
