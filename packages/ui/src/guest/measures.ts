/** Height of the category bar: a 44 px target, its room and the hairline; what a link leads to stops below it. */
export const barHeight = '53px';
