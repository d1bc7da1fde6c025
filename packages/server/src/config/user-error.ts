/** Something the person who starts the server can put right; shown as its message alone, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
