import type { ScreenLayout, ScreenShowing, ScreenTurn } from '@cardamom/api-types';
import type { JsonText } from '../json-text.ts';
import type { EntityColumns, EpochMs, Flag } from './columns.ts';

/** One of each restaurant, from its founding on. */
export type DigitalMenuSettingsTable = EntityColumns & {
  layout: ScreenLayout;
  /** In the order in which they are shown; empty for all. */
  category_ids: JsonText<readonly string[]>;
  item_seconds: number;
  is_longer_for_text: Flag;
  shows_price: Flag;
  shows_ingredients: Flag;
  shows_allergens: Flag;
  shows_calories: Flag;
  shows_logo: Flag;
  shows_clock: Flag;
  shows_sold_out: Flag;
  is_dark: Flag;
};

/** A television; null stands for what the settings of the digital menu say. */
export type ScreenTable = EntityColumns & {
  name: string;
  name_key: string;
  /** Names it in its address; unique in the installation. */
  code: string;
  /** Counts for nothing while that menu is deleted. */
  menu_id: string | null;
  category_ids: JsonText<readonly string[]> | null;
  layout: ScreenLayout | null;
  turn: ScreenTurn;
  is_active: Flag;
};

/** How a screen was when it was last heard of, from its first report or identification on; another code begins anew. */
export type ScreenStateTable = {
  restaurant_id: string;
  screen_id: string;
  last_seen_at: EpochMs | null;
  app_version: string;
  width: number;
  height: number;
  menu_of: EpochMs | null;
  showing: JsonText<ScreenShowing> | null;
  last_fault: string;
  last_fault_at: EpochMs | null;
  /** Until when it shows which one it is. */
  identify_until: EpochMs | null;
  /** When the back office last heard of it, and what it was showing then. */
  told_at: EpochMs;
  told_showing: JsonText<ScreenShowing> | null;
  is_told_offline: Flag;
  /** When the owner was told that it fell silent; null where that is not so since it was last seen. */
  outage_mailed_at: EpochMs | null;
  /** When a process began to tell; one that could not, or ended meanwhile, is followed by another. */
  outage_claimed_at: EpochMs | null;
};

/** A television that waits to be told which screen it is. */
export type ScreenPairingTable = {
  /** SHA-256 of the token, hex. */
  token_digest: string;
  /** Keyed digest of the code, hex: six characters could be tried out. */
  code_digest: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  /** The screen that it is; null while nobody has typed its code. */
  screen_code: string | null;
};
