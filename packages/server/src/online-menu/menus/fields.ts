import type { MenuChannel, MenuSectionDraft, OutsideHoursRule, ScheduleWindow } from '@cardamom/api-types';

/** A section as it is stored. */
export type SectionFields = Required<MenuSectionDraft>;

/** What is stored of a menu; sections in their order. */
export type MenuFields = {
  name: string;
  description: string;
  includesAllCategories: boolean;
  sections: readonly SectionFields[];
  windows: readonly ScheduleWindow[];
  startsOn: string | null;
  endsOn: string | null;
  outsideHours: OutsideHoursRule;
  channels: readonly MenuChannel[];
  isActive: boolean;
};

/** A section with what a draft left out. */
export function sectionFields({
  categoryId,
  title,
  itemOrder,
  hiddenItemIds,
}: MenuSectionDraft): SectionFields {
  return { categoryId, title: title ?? '', itemOrder: itemOrder ?? [], hiddenItemIds: hiddenItemIds ?? [] };
}
