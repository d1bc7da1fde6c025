import type { Catalogue } from './catalogue.gen.ts';
import type { Namespace } from './namespaces.ts';

/** The keys that every part of the catalogue has that names a kind of entity: its list, its form, its deletion. */
interface EntityTexts {
  title: string;
  purpose: string;
  list: Record<
    | 'label'
    | 'add'
    | 'search'
    | 'edit'
    | 'delete'
    | 'emptyTitle'
    | 'emptyText'
    | 'noMatchTitle'
    | 'noMatchText'
    | 'errorTitle',
    string
  >;
  delete: Record<'title' | 'text' | 'confirm', string>;
  toast: Record<'created' | 'updated' | 'deleted', string>;
  form: Record<
    'newTitle' | 'create' | 'notFoundTitle' | 'notFoundText' | 'errorTitle' | 'backToList' | 'readOnly',
    string
  >;
}

/** Parts of the catalogue that name a kind of entity. */
export type EntityWords = {
  [Name in Namespace]: Catalogue[Name] extends EntityTexts ? Name : never;
}[Namespace];

/** Parts of the catalogue whose forms ask for a description, and say what a good one is like. */
export type DescriptionWords = {
  [Name in Namespace]: Catalogue[Name] extends { form: Record<'description' | 'descriptionText', string> }
    ? Name
    : never;
}[Namespace];

/** Parts of the catalogue whose forms say what being active means: the card that switches one on and off is named by them. */
export type ActiveWords = {
  [Name in Namespace]: Catalogue[Name] extends {
    form: Record<'visibility' | 'visibilityText' | 'active', string>;
  }
    ? Name
    : never;
}[Namespace];
