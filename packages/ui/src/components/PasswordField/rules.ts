/** The rules of a password, in fixed words (docs/rows.md, Forms). */
export const passwordRules = [
  {
    id: 'length',
    text: 'At least 8 characters',
    isMet: (password: string) => Array.from(password).length >= 8,
  },
  { id: 'number', text: 'At least 1 number', isMet: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'uppercase',
    text: 'At least 1 uppercase character',
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
] as const;
