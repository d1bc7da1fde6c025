/** The fields of `next` whose content differs from `before`; both are plain data of the contract. */
export function changedFields<Body extends object>(before: Body, next: Body): Partial<Body> {
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}
