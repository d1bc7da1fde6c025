import type { MenuChannel, MenuSectionDraft, OutsideHoursRule, ScheduleWindow } from '@cardamom/api-types';

/** What is stored of a menu; sections in their order. */
export type MenuFields = {
  name: string;
  description: string;
  includesAllCategories: boolean;
  /** Kept also while the menu takes in all categories, for the day it no longer does. */
  sections: readonly MenuSectionDraft[];
  windows: readonly ScheduleWindow[];
  startsOn: string | null;
  endsOn: string | null;
  outsideHours: OutsideHoursRule;
  channels: readonly MenuChannel[];
  isActive: boolean;
};
