import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('a name with signs of HTML stays a name', () => {
  expect(embedCode('https://menu.example/qr-menu/a?b=1&c=2', 'Lime & "Salt" <b>')).toBe(
    '<iframe src="https://menu.example/qr-menu/a?b=1&amp;c=2" title="Lime &amp; &quot;Salt&quot; &lt;b&gt;" loading="lazy" ' +
      'width="100%" height="720" style="border: 0"></iframe>',
  );
});
