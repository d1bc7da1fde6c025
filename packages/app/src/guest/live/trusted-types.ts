interface Rules {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
}

type Policy<Own extends Rules> = { [Name in keyof Own]: (text: string) => string };

/** A Trusted Types policy that the page's content policy names; where the browser knows none, texts are taken as they are. */
export function trustedTypesPolicy<Own extends Rules>(name: string, rules: Own): Policy<Own> {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Policy<Own> };
  };
  return trustedTypes?.createPolicy(name, rules) ?? (rules as Policy<Own>);
}
