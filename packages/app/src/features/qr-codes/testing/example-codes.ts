import type { Menu, QrCodeCheck, TableSection } from '@cardamom/api-types';

const created = '2026-01-05T09:00:00Z';

/** The dark modules of the code that says `https://menu.example/q/k7m2p9ab`, as the server draws them. */
const modules = [
  'M4 4h7v1H4zM14 4h2v1H14zM18 4h2v1H18zM26 4h7v1H26zM4 5h1v1H4zM10 5h1v1H10zM12 5h2v1H12zM17 5h1v1H17zM19 5h1v1H19zM21 5h1v1H21zM23 5h2v1H23z',
  'M26 5h1v1H26zM32 5h1v1H32zM4 6h1v1H4zM6 6h3v1H6zM10 6h1v1H10zM13 6h1v1H13zM15 6h1v1H15zM17 6h2v1H17zM22 6h1v1H22zM26 6h1v1H26zM28 6h3v1H28z',
  'M32 6h1v1H32zM4 7h1v1H4zM6 7h3v1H6zM10 7h1v1H10zM12 7h1v1H12zM18 7h1v1H18zM20 7h2v1H20zM24 7h1v1H24zM26 7h1v1H26zM28 7h3v1H28zM32 7h1v1H32zM4 8h1v1H4z',
  'M6 8h3v1H6zM10 8h1v1H10zM12 8h1v1H12zM14 8h2v1H14zM18 8h1v1H18zM21 8h1v1H21zM23 8h1v1H23zM26 8h1v1H26zM28 8h3v1H28zM32 8h1v1H32zM4 9h1v1H4z',
  'M10 9h1v1H10zM14 9h1v1H14zM20 9h3v1H20zM24 9h1v1H24zM26 9h1v1H26zM32 9h1v1H32zM4 10h7v1H4zM12 10h1v1H12zM14 10h1v1H14zM16 10h1v1H16zM18 10h1v1H18z',
  'M20 10h1v1H20zM22 10h1v1H22zM24 10h1v1H24zM26 10h7v1H26zM12 11h1v1H12zM15 11h4v1H15zM20 11h1v1H20zM22 11h2v1H22zM5 12h1v1H5zM7 12h4v1H7zM12 12h3v1H12z',
  'M18 12h1v1H18zM20 12h7v1H20zM28 12h2v1H28zM31 12h1v1H31zM4 13h2v1H4zM7 13h2v1H7zM13 13h1v1H13zM15 13h3v1H15zM19 13h2v1H19zM23 13h2v1H23zM28 13h1v1H28z',
  'M30 13h2v1H30zM4 14h1v1H4zM6 14h2v1H6zM9 14h4v1H9zM14 14h1v1H14zM21 14h1v1H21zM25 14h2v1H25zM28 14h1v1H28zM30 14h1v1H30zM4 15h2v1H4zM7 15h1v1H7z',
  'M9 15h1v1H9zM11 15h5v1H11zM17 15h2v1H17zM20 15h2v1H20zM24 15h1v1H24zM27 15h3v1H27zM32 15h1v1H32zM4 16h1v1H4zM6 16h1v1H6zM10 16h1v1H10zM13 16h4v1H13z',
  'M18 16h3v1H18zM22 16h1v1H22zM24 16h3v1H24zM29 16h1v1H29zM31 16h1v1H31zM4 17h1v1H4zM7 17h3v1H7zM11 17h1v1H11zM13 17h1v1H13zM15 17h2v1H15zM18 17h1v1H18z',
  'M21 17h2v1H21zM26 17h1v1H26zM28 17h1v1H28zM30 17h3v1H30zM5 18h1v1H5zM8 18h1v1H8zM10 18h2v1H10zM14 18h1v1H14zM16 18h5v1H16zM22 18h3v1H22zM27 18h1v1H27z',
  'M29 18h1v1H29zM32 18h1v1H32zM8 19h1v1H8zM15 19h6v1H15zM25 19h1v1H25zM28 19h5v1H28zM5 20h2v1H5zM10 20h1v1H10zM12 20h1v1H12zM15 20h1v1H15zM23 20h2v1H23z',
  'M29 20h1v1H29zM32 20h1v1H32zM4 21h1v1H4zM7 21h2v1H7zM12 21h1v1H12zM15 21h1v1H15zM17 21h2v1H17zM22 21h3v1H22zM28 21h3v1H28zM4 22h2v1H4zM7 22h2v1H7z',
  'M10 22h1v1H10zM12 22h3v1H12zM17 22h1v1H17zM20 22h1v1H20zM23 22h1v1H23zM29 22h2v1H29zM32 22h1v1H32zM4 23h3v1H4zM8 23h1v1H8zM14 23h7v1H14zM22 23h1v1H22z',
  'M25 23h3v1H25zM30 23h3v1H30zM4 24h2v1H4zM7 24h2v1H7zM10 24h5v1H10zM17 24h2v1H17zM20 24h2v1H20zM23 24h8v1H23zM12 25h3v1H12zM16 25h2v1H16zM19 25h1v1H19z',
  'M22 25h1v1H22zM24 25h1v1H24zM28 25h3v1H28zM4 26h7v1H4zM15 26h1v1H15zM17 26h1v1H17zM19 26h1v1H19zM21 26h4v1H21zM26 26h1v1H26zM28 26h1v1H28z',
  'M30 26h1v1H30zM4 27h1v1H4zM10 27h1v1H10zM12 27h1v1H12zM14 27h1v1H14zM16 27h1v1H16zM20 27h2v1H20zM23 27h2v1H23zM28 27h2v1H28zM31 27h2v1H31zM4 28h1v1H4z',
  'M6 28h3v1H6zM10 28h1v1H10zM12 28h1v1H12zM14 28h1v1H14zM20 28h1v1H20zM23 28h6v1H23zM31 28h2v1H31zM4 29h1v1H4zM6 29h3v1H6zM10 29h1v1H10zM12 29h2v1H12z',
  'M15 29h1v1H15zM17 29h2v1H17zM22 29h1v1H22zM27 29h1v1H27zM30 29h2v1H30zM4 30h1v1H4zM6 30h3v1H6zM10 30h1v1H10zM13 30h2v1H13zM17 30h4v1H17zM24 30h2v1H24z',
  'M27 30h2v1H27zM31 30h2v1H31zM4 31h1v1H4zM10 31h1v1H10zM12 31h2v1H12zM16 31h1v1H16zM19 31h2v1H19zM23 31h1v1H23zM28 31h1v1H28zM30 31h1v1H30z',
  'M32 31h1v1H32zM4 32h7v1H4zM14 32h1v1H14zM18 32h3v1H18zM24 32h1v1H24zM26 32h3v1H26z',
].join('');

const picture = (foreground: string, background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="20mm" viewBox="0 0 37 37" shape-rendering="crispEdges">` +
  `<path fill="${background}" d="M0 0h37v37H0z"/><path fill="${foreground}" d="${modules}"/></svg>`;

/** The restaurant's code, 2 × 2 cm. */
export const exampleCheck: QrCodeCheck = {
  name: 'Cardamom & Lime',
  section: null,
  link: 'https://menu.example/q/k7m2p9ab',
  picture: picture('#0e0f0c', '#ffffff'),
  moduleMm: 20 / 37,
  distanceCm: 16,
  codeCount: 1,
  pageCount: 1,
  unprintable: [],
  refusals: [],
};

/** A code that is too small, in yellow on white. */
export const refusedCheck: QrCodeCheck = {
  ...exampleCheck,
  picture: picture('#f0c419', '#ffffff'),
  moduleMm: 12 / 37,
  distanceCm: 9,
  refusals: [
    {
      pointer: '/sizeMm',
      code: 'CM_QR_SMALL',
      message: 'Too small to scan (at least 13 mm)',
    },
    {
      pointer: '/foreground',
      code: 'CM_QR_CONTRAST',
      message: 'Phones cannot tell these colours apart',
    },
  ],
};

/** A menu with its code. */
export const exampleMenu: Menu = {
  id: '0198a000-0000-7000-8000-0000000000b2',
  name: 'Evening',
  description: '',
  includesAllCategories: true,
  sections: [],
  windows: [],
  startsOn: null,
  endsOn: null,
  outsideHours: 'HIDE',
  channels: ['QR', 'SCREENS'],
  position: 0,
  shortCode: 'kq7m2h9x',
  shortUrl: 'https://menu.example/q/kq7m2h9x',
  publicUrl: 'https://menu.example/qr-menu/cardamom-and-lime/0198a000-0000-7000-8000-0000000000b2',
  isActive: true,
  createdAt: created,
  updatedAt: created,
  version: 1,
};

/** A section of two tables, one of them with a name. */
export const exampleTables: TableSection = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  name: 'Dining room',
  firstNumber: 1,
  tableCount: 2,
  tables: ['Window 1', ''].map((label, index) => ({
    id: `0198a000-0000-7000-8000-0000000001${index}0`,
    position: index + 1,
    number: index + 1,
    label,
    seats: 4,
    shortCode: `k7m2p9a${index + 2}`,
    shortUrl: `https://menu.example/q/k7m2p9a${index + 2}`,
  })),
  isActive: true,
  createdAt: created,
  updatedAt: created,
  version: 1,
};
