import { expect, waitFor, type within } from 'storybook/test';

/** Leads the focus to the combo box, as Tab does, and answers it: the one that nobody had turned to is no longer there. */
export async function turnToComboBox(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  canvas.getByRole('combobox').focus();
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  return canvas.getByRole('combobox');
}
