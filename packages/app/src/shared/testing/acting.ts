import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Milliseconds that a loaded machine may take to show the next state. */
export const patience = { timeout: 20_000 };

/** The text field of this name, as soon as it is there. */
export const textField = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name }, patience);

/** Replaces what a field holds, as one paste does. */
export async function write(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** Presses the button of this name as soon as it is there. */
export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }, patience));
}

/** Waits until Home stands, where the guard leads who may not enter: its rooms come after its date. */
export async function findHome(canvas: Canvas): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: /day,? \d/ }, patience);
  await canvas.findByText('Recent changes', {}, patience);
  await canvas.findByText('What guests see', {}, patience);
}
