export type { Command, CommandGroup } from './command.ts';
export { CommandPalette, type CommandPaletteLabels, type CommandPaletteProps } from './CommandPalette.tsx';
