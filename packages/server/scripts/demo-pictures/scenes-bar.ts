import { beads, citrus, crumble, dip, leaf, sprig, swirl } from './foods.ts';
import { centre, circle, motif, place, ring, scatter, type Point } from './svg.ts';
import { cardamom, counter, crumbs, napkin, planks, standing, table } from './tables.ts';
import { bowl, glass, plate, standingPlate } from './vessels.ts';

const { x: cx, y: cy } = centre;
const at = (x: number, y: number): Point => ({ x, y });

const ice = (x: number, y: number, size: number, turn: number): string =>
  place(
    `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.16}" fill="#fff" opacity=".5"/><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size * 0.3}" rx="${size * 0.12}" fill="#fff" opacity=".55"/>`,
    at(x, y),
    turn,
  );

/** A cup from above with what was poured on the coffee. */
function cup(middle: Point, radius: number, drink: string, art: string): string {
  return (
    plate('white', middle, radius * 1.45) +
    `<rect x="${middle.x + radius * 0.8}" y="${middle.y - 34}" width="${radius * 0.62}" height="68" rx="34" fill="#e9e1d3" transform="rotate(-28 ${middle.x} ${middle.y})"/>` +
    bowl('white', drink, art, middle, radius)
  );
}

/** Sweets, hot and cold drinks, and the house itself. */
export const barScenes: Record<string, () => string> = {
  'layer-cake': () =>
    counter('#f0cfbf', '#c9a27e') +
    standing('teacup-without-handle', 430, 800, 360) +
    standing('strawberry', 1450, 820, 210) +
    standing('strawberry', 1600, 860, 170, true) +
    standingPlate(cx, 855, 820) +
    standing('shortcake', cx, 850, 580) +
    standing('blueberries', cx - 280, 862, 140),
  'chocolate-fondant': () =>
    table('blush') +
    motif('chocolate-bar', at(310, 290), 300, -20) +
    motif('cherries', at(1580, 740), 260, 10) +
    plate('ink', centre, 440) +
    swirl(at(cx - 10, cy + 20), 270, '#5a2a14', 20, 1.3, 150) +
    `<g filter="url(#drop)">${circle(at(cx - 70, cy + 10), 190, 'fill="#4a1f0e"')}</g>${circle(at(cx - 74, cy - 2), 176, 'fill="#6a3018"')}<path d="M${cx - 150} ${cy - 40} q60 -70 150 -30 q80 60 20 140 q-60 70 -140 20 q-70 -60 -30 -130z" fill="#2a0e05"/><path d="M${cx - 120} ${cy - 10} q50 -40 100 -10 q30 40 0 80" fill="none" stroke="#8a4a2a" stroke-width="16" stroke-linecap="round"/>` +
    circle(at(cx + 190, cy - 60), 112, 'fill="#fff3d9" filter="url(#drop)"') +
    circle(at(cx + 186, cy - 66), 104, 'fill="#fff9ea"') +
    swirl(at(cx + 186, cy - 66), 70, '#eedfbd', 9, 1.8, 20) +
    beads([at(cx + 120, cy + 160), at(cx + 190, cy + 130), at(cx + 60, cy + 215)], 40, '#c3163a', '#ff8fa6') +
    sprig(at(cx + 235, cy + 60), 96, 20) +
    crumbs(at(cx - 60, cy + 10), 290, 40, ['#fff3d9', '#3a1608'], 6, 6),
  'creme-caramel': () =>
    counter('#e7b955', '#9c6136') +
    standing('pear', 430, 800, 300) +
    standing('tangerine', 1480, 815, 250) +
    standing('chestnut', 1640, 870, 150) +
    standingPlate(cx, 850, 820) +
    standing('custard', cx, 856, 580) +
    standing('cherries', cx + 290, 858, 150),
  'lime-tart': () =>
    table('teal') +
    napkin(at(620, 540), '#f4ecd8', '#b0e730', 11) +
    motif('lime', at(1590, 260), 270, 10) +
    motif('lemon', at(1600, 760), 220, -20) +
    plate('white', centre, 450) +
    `<g filter="url(#drop)">${circle(centre, 318, 'fill="#b8782f"')}</g>` +
    ring(36, centre, 305)
      .map((p) => circle(p, 32, 'fill="#cf9145"'))
      .join('') +
    ring(36, centre, 300)
      .map((p) => circle(at(p.x - 3, p.y - 5), 22, 'fill="#e2ad63"'))
      .join('') +
    circle(centre, 268, 'fill="#d9d24a"') +
    circle(at(cx - 6, cy - 10), 256, 'fill="#ece565"') +
    circle(centre, 262, 'fill="url(#gloss)" opacity=".6"') +
    ring(8, centre, 190, 12)
      .map((p, i) => citrus(p, 60, 'lime', i * 33))
      .join('') +
    ring(8, centre, 110, 0)
      .map(
        (p) =>
          `<g filter="url(#near)">${circle(p, 36, 'fill="#fffaf0"')}</g>${swirl(p, 22, '#eadfc6', 6, 1.3)}`,
      )
      .join('') +
    sprig(centre, 96, 20),
  'ice-cream': () =>
    counter('#a8c0b8', '#e4c9a6') +
    standing('cookie', 430, 830, 230) +
    standing('cherries', 1490, 830, 240) +
    standing('ice-cream', cx, 880, 680),
  'rice-pudding': () =>
    table('terracotta') +
    cardamom(scatter(9, at(320, 280), 190, 2), 1.15) +
    motif('mango', at(1590, 270), 290, 12) +
    motif('coconut', at(1560, 760), 290, 0) +
    bowl(
      'blue',
      '#fff6e4',
      beads(scatter(70, centre, 325, 4), 19, '#fbeed3', '#fffdf6') +
        motif('mango', at(cx + 110, cy - 60), 250, 20, 'near') +
        crumble(scatter(20, at(cx - 120, cy + 60), 120, 6), 22, '#8fb24d', '#6d9136') +
        beads(scatter(14, at(cx - 60, cy - 150), 100, 5), 20, '#b31640', '#f28aa5') +
        leaf(at(cx + 30, cy + 150), 120, 20) +
        crumbs(centre, 270, 36, ['#b8742c', '#8a5118'], 6, 9),
    ),
  cappuccino: () =>
    planks() +
    motif('cookie', at(330, 300), 250, 10) +
    crumbs(at(370, 740), 170, 16, ['#4a2412', '#5f3018', '#3a1a0c'], 26, 3) +
    motif('croissant', at(1590, 300), 320, 20) +
    cup(
      centre,
      300,
      '#a9673a',
      circle(at(cx, cy), 236, 'fill="#bd7a48"') +
        [1, 0.74, 0.48]
          .map((size, i) =>
            place(
              `<path d="M0 150 C-190 20 -150 -150 -60 -150 Q0 -150 0 -84 Q0 -150 60 -150 C150 -150 190 20 0 150Z" fill="${i % 2 ? '#bd7a48' : '#fff3e0'}"/>`,
              at(cx, cy + 10 - i * 8),
              0,
              size * 1.15,
            ),
          )
          .join(''),
    ),
  tea: () =>
    counter('#d9b48a', '#7d4f30') +
    standing('teapot', cx - 190, 850, 500) +
    standing('lemon', 1500, 850, 210) +
    standing('honey-pot', 1640, 800, 220) +
    standing('teacup-without-handle', cx + 260, 890, 380) +
    cardamom([at(860, 935), at(930, 955), at(800, 960)], 1),
  'masala-chai': () =>
    table('mustard') +
    cardamom(scatter(10, at(320, 280), 200, 7), 1.2) +
    motif('cookie', at(1590, 730), 250, -10) +
    motif('herb', at(1590, 260), 240, 20) +
    `<g filter="url(#near)">${[0, 1, 2].map((i) => place('<rect x="-150" y="-18" width="300" height="36" rx="18" fill="#8a4a22"/><rect x="-150" y="-18" width="300" height="13" rx="6" fill="#b0713f"/>', at(340 + i * 22, 740 + i * 44), -18 + i * 7)).join('')}</g>` +
    cup(
      centre,
      300,
      '#c98a4e',
      swirl(centre, 220, '#e0ac74', 26, 2.3, 40) +
        swirl(centre, 180, '#f2d3a8', 12, 1.9, 100) +
        beads(scatter(24, at(cx + 100, cy + 120), 120, 4), 9, '#f4dcb4', '#fff') +
        crumbs(centre, 190, 40, ['#6a3312', '#8f4f22'], 6, 8) +
        place(
          '<path d="M0 -90 L20 -26 L86 -34 L32 6 L56 70 L0 34 L-56 70 L-32 6 L-86 -34 L-20 -26Z" fill="#5d2f14"/><circle r="15" fill="#b57c47"/>',
          at(cx - 50, cy - 50),
          12,
        ),
    ),
  'lime-soda': () =>
    counter('#cfe0a8', '#8fae55') +
    standing('lime', 430, 830, 300) +
    glass(cx - 10, 870, 700, {
      top: '#e6f3a6',
      bottom: '#b4d643',
      inside:
        ice(cx - 60, 420, 110, 12) +
        ice(cx + 70, 500, 104, -18) +
        ice(cx - 40, 640, 100, 30) +
        citrus(at(cx + 60, 700), 78, 'lime', 10) +
        citrus(at(cx - 70, 540), 80, 'lime', 30) +
        sprig(at(cx + 50, 380), 120, -30),
      over:
        citrus(at(cx + 165, 190), 92, 'lime', 20) +
        sprig(at(cx - 60, 230), 150, -70) +
        `<path d="M${cx + 40} 300 L${cx + 120} 40" stroke="#fdfbf7" stroke-width="22"/>`,
    }) +
    citrus(at(1420, 880), 80, 'lime', 0, 'drop') +
    standing('lemon', 1540, 850, 210),
  'mango-lassi': () =>
    counter('#f1b36b', '#c7662f') +
    standing('mango', 430, 840, 330) +
    glass(cx, 880, 690, {
      top: '#ffd873',
      bottom: '#f5a11f',
      fill: 0.88,
      inside: swirl(at(cx, 560), 120, '#ffe9b0', 22, 1.8, 40),
      over:
        crumble(scatter(9, at(cx - 10, 285), 70, 3), 14, '#8fb24d', '#6d9136') +
        sprig(at(cx + 60, 270), 96, -40) +
        `<path d="M${cx - 50} 280 L${cx - 120} 40" stroke="#35645d" stroke-width="24"/>`,
    }) +
    standing('mango', 1480, 850, 270, true) +
    cardamom([at(1300, 900), at(1360, 930), at(610, 930)], 1),
  lemonade: () =>
    counter('#e9c6d0', '#b86a7c') +
    standing('strawberry', 410, 830, 270) +
    glass(cx + 10, 880, 690, {
      top: '#ff9d9d',
      bottom: '#e23d5c',
      inside:
        ice(cx - 40, 450, 110, 20) +
        ice(cx + 60, 560, 100, -10) +
        citrus(at(cx - 40, 660), 82, 'lemon', 15) +
        citrus(at(cx + 70, 420), 76, 'lemon', 50) +
        ice(cx + 40, 740, 92, 30),
      over:
        motif('strawberry', at(cx + 165, 200), 170, 20, 'near') +
        sprig(at(cx - 50, 250), 120, -60) +
        `<path d="M${cx - 20} 300 L${cx + 50} 40" stroke="#fdfbf7" stroke-width="22"/>`,
    }) +
    standing('lemon', 1500, 850, 250),
  mocktail: () =>
    counter('#2f5d57', '#d08a4a') +
    standing('pineapple', 430, 850, 430) +
    standing('tropical-drink', cx, 880, 720) +
    standing('tangerine', 1460, 850, 240) +
    standing('hibiscus', 1620, 870, 190),
  wine: () =>
    counter('#5a2433', '#a8714b') +
    standing('grapes', 440, 850, 350) +
    standing('wine-glass', cx, 880, 720) +
    standing('cheese-wedge', 1480, 850, 300),
  beer: () =>
    counter('#d9a441', '#7c4a24') +
    standing('pretzel', 420, 850, 330) +
    standing('beer-mug', cx, 880, 700) +
    standing('peanuts', 1480, 850, 230),
  'restaurant-table': () =>
    table('sage') +
    napkin(at(560, 520), '#f4ecd8', '#cf7a52', -8, 520) +
    plate('white', at(560, 520), 300) +
    mezze() +
    bowl(
      'ink',
      '#e0761f',
      swirl(at(1180, 330), 180, '#f2a04c', 24, 2.4) +
        swirl(at(1180, 330), 140, '#fff1da', 11, 2, 90) +
        sprig(at(1180, 330), 84, 20),
      at(1180, 330),
      250,
    ) +
    dip(at(880, 800), 120, '#e5c98f', '#5d8aa3') +
    motif('flatbread', at(1130, 790), 300, 20) +
    motif('lime', at(850, 210), 190, 0) +
    citrus(at(1540, 250), 90, 'lime', 20, 'drop') +
    cup(
      at(1560, 680),
      165,
      '#a9673a',
      place(
        '<path d="M0 90 C-114 12 -90 -90 -36 -90 Q0 -90 0 -50 Q0 -90 36 -90 C90 -90 114 12 0 90Z" fill="#fff3e0"/>',
        at(1560, 680),
      ),
    ) +
    cardamom(scatter(9, at(240, 180), 160, 4), 1) +
    motif('flatbread', at(190, 860), 300, -15),
};

/** The small plates on the house's own picture. */
function mezze(): string {
  const middle = at(560, 520);
  return (
    `<g filter="url(#near)">${scatter(20, middle, 160, 9)
      .map((p, i) => leaf(p, 130, i * 73, ['#5fa83f', '#86c256', '#3f8a35'][i % 3], '#cfe8ad'))
      .join('')}</g>` +
    motif('falafel', at(530, 500), 230, -8) +
    citrus(at(650, 600), 62, 'lemon', 10) +
    dip(at(650, 430), 68, '#f3e6cb')
  );
}
