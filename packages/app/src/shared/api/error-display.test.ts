import { errorCatalogue, type ErrorCode, type ErrorDisplay } from '@cardamom/api-types';
import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { showError } from './error-display.ts';

/** Where a screen with these places shows the failure. */
function shownAt(code: string, has: { fields?: boolean; dependencies?: boolean } = {}): string[] {
  const shown: string[] = [];
  showError(new ApiError({ code }, 422), {
    ...(has.fields !== undefined && {
      fields: () => {
        shown.push('fields');
        return has.fields ?? false;
      },
    }),
    ...(has.dependencies && { dependencies: () => shown.push('dependencies') }),
    alert: () => shown.push('alert'),
  });
  return shown;
}

const everyPlace = { fields: true, dependencies: true };
const place: Record<ErrorDisplay, string> = {
  ON_FIELD_EXCEPTION: 'fields',
  ALERT_EXCEPTION: 'alert',
  DEPENDENCY_ALERT_EXCEPTION: 'dependencies',
};

describe('a screen with every place', () => {
  test.each(Object.keys(errorCatalogue) as ErrorCode[])('shows %s where the catalogue says', (code) => {
    expect(shownAt(code, everyPlace)).toEqual([place[errorCatalogue[code].display]]);
  });

  test('shows a code it does not know as an alert', () => {
    expect(shownAt('XX_001', everyPlace)).toEqual(['alert']);
  });
});

describe('no failure passes in silence', () => {
  test('one whose field is not on the screen is an alert too', () => {
    expect(shownAt('OM_001', { fields: false })).toEqual(['fields', 'alert']);
    expect(shownAt('OM_001')).toEqual(['alert']);
  });

  test('one whose dependencies nobody shows is an alert', () => {
    expect(shownAt('OM_003')).toEqual(['alert']);
  });
});
