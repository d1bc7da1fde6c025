import { expect, userEvent, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Milliseconds that a loaded machine may take to show the next state. */
export const patience = { timeout: 20_000 };

/** The text field of this name, as soon as it is there. */
export const textField = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name }, patience);

/**
 * Leads the focus to the combo box of this name, as Tab does, and answers it: the one that nobody had turned to is no longer
 * there.
 */
export async function turnTo(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const resting = await canvas.findByRole('combobox', { name }, patience);
  resting.focus();
  await waitFor(() => expect(canvas.getByRole('combobox', { name })).toHaveFocus(), patience);
  return canvas.getByRole('combobox', { name });
}

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
