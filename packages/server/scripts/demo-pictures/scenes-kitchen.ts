import {
  beads,
  citrus,
  crumble,
  cucumber,
  dip,
  eggHalf,
  leaf,
  leaves,
  noodles,
  rice,
  salmon,
  skewer,
  sprig,
  steak,
  swirl,
  tomatoHalf,
} from './foods.ts';
import { centre, circle, motif, ring, scatter, type Point } from './svg.ts';
import { cardamom, counter, crumbs, cutlery, napkin, planks, standing, table } from './tables.ts';
import { board, bowl, pan, plate, standingPlate } from './vessels.ts';

const { x: cx, y: cy } = centre;
const at = (x: number, y: number): Point => ({ x, y });

/** Soups, salads, curries and what comes from the grill. */
export const kitchenScenes: Record<string, () => string> = {
  'tomato-soup': () =>
    table('linen') +
    napkin(at(1290, 520), '#cf7a52', '#f6e6d2', -12) +
    motif('tomato', at(290, 260), 270, -15) +
    motif('garlic', at(400, 760), 200, 15) +
    motif('baguette-bread', at(1600, 700), 380, -10) +
    bowl(
      'ink',
      '#d4421d',
      swirl(centre, 300, '#e35b30', 30, 2.6, 10) +
        swirl(at(cx, cy), 240, '#ffe9cf', 17, 2.1, 80) +
        crumble(scatter(12, at(cx + 110, cy + 120), 95, 4), 24, '#d9a35a', '#b97a34') +
        sprig(at(cx - 10, cy - 10), 130, 10) +
        crumbs(centre, 280, 26, ['#3a1408', '#f0c060'], 5, 7),
    ),
  'lentil-soup': () =>
    table('slate') +
    citrus(at(360, 260), 120, 'lemon', 10, 'drop') +
    citrus(at(430, 410), 96, 'lemon', 40, 'drop') +
    motif('flatbread', at(1580, 680), 380, 30) +
    motif('carrot', at(330, 760), 240, 200) +
    bowl(
      'white',
      '#e9a52c',
      swirl(at(cx + 10, cy), 310, '#f2b948', 30, 2.4, 0) +
        beads(scatter(34, centre, 290, 12), 12, '#d98a1c', '#f8d27c') +
        swirl(at(cx - 20, cy - 10), 180, '#fff6e2', 16, 1.7, 200) +
        swirl(at(cx + 30, cy + 30), 220, '#b8321b', 9, 1.5, 80) +
        sprig(at(cx + 70, cy - 60), 104, 60) +
        citrus(at(cx - 190, cy + 160), 84, 'lemon', 24) +
        crumbs(centre, 270, 30, ['#5a2a10', '#b8321b'], 5, 3),
    ),
  'garden-salad': () =>
    table('blush') +
    cutlery() +
    bowl(
      'cream',
      '#cfe0a8',
      leaves(centre, 330, 46, 210, 21) +
        [at(cx - 170, cy - 120), at(cx + 190, cy - 60), at(cx + 20, cy + 220), at(cx - 70, cy + 20)]
          .map((p, i) => tomatoHalf(p, 66, i * 50))
          .join('') +
        [at(cx + 70, cy - 210), at(cx - 230, cy + 90), at(cx + 190, cy + 170)]
          .map((p) => cucumber(p, 66))
          .join('') +
        motif('avocado', at(cx + 50, cy + 40), 220, 30, 'near') +
        motif('olive', at(cx - 90, cy + 170), 90, 0, 'near') +
        motif('olive', at(cx - 40, cy - 200), 84, 60, 'near') +
        crumble(scatter(12, centre, 260, 9), 22, '#fffaf0', '#efe6d2'),
    ),
  'beetroot-salad': () =>
    table('mustard') +
    motif('lemon', at(300, 270), 230, -20) +
    motif('chestnut', at(1600, 750), 190, 15) +
    motif('chestnut', at(1470, 850), 150, -25) +
    plate('white', centre, 445) +
    leaves(centre, 240, 22, 170, 14, ['#5fa83f', '#7a2b4b', '#86c256', '#9c3a5f']) +
    ring(7, centre, 175, 10)
      .map(
        (p, i) =>
          `<g filter="url(#near)">${circle(p, 72 - (i % 3) * 8, 'fill="#7c1641"')}</g>${circle(p, 58 - (i % 3) * 8, 'fill="#9b1f55"')}${circle(p, 40 - (i % 3) * 8, 'fill="none" stroke="#c4487f" stroke-width="5"')}${circle(p, 20, 'fill="none" stroke="#c4487f" stroke-width="4"')}`,
      )
      .join('') +
    crumble(scatter(15, centre, 210, 3), 26, '#fffaf0', '#f0e6d4') +
    crumble(scatter(10, centre, 240, 17), 20, '#b97a3c', '#94592a') +
    sprig(at(cx + 10, cy), 96, 50),
  'butter-curry': () =>
    table('sage') +
    napkin(at(520, 540), '#f4ecd8', '#cf7a52', 10) +
    cardamom(scatter(7, at(1560, 230), 150, 6), 1) +
    motif('flatbread', at(330, 640), 380, 10) +
    bowl('white', '#fffaf0', rice(at(1540, 700), 260, 5), at(1540, 700), 240) +
    bowl(
      'ink',
      '#e0761f',
      swirl(centre, 300, '#ee8d35', 34, 2.5, 30) +
        ['-150,-90', '120,-150', '170,60', '-40,150', '-190,110', '0,-20']
          .map((pair, i) => {
            const [dx = 0, dy = 0] = pair.split(',').map(Number);
            const p = at(cx + dx, cy + dy);
            return `<g filter="url(#near)" transform="rotate(${i * 50} ${p.x} ${p.y})"><rect x="${p.x - 70}" y="${p.y - 52}" width="140" height="104" rx="44" fill="#c95a17"/><rect x="${p.x - 58}" y="${p.y - 44}" width="90" height="36" rx="18" fill="#ec9a4c"/></g>`;
          })
          .join('') +
        swirl(at(cx, cy + 10), 230, '#fff1da', 13, 2, 120) +
        [at(cx + 20, cy + 20), at(cx - 110, cy - 200), at(cx + 210, cy - 40)]
          .map((p, i) => sprig(p, 92, i * 70 + 15))
          .join(''),
    ),
  'green-curry': () =>
    table('terracotta') +
    motif('coconut', at(310, 270), 330, -15) +
    motif('hot-pepper', at(1570, 780), 210, 30) +
    citrus(at(390, 760), 110, 'lime', 10, 'drop') +
    citrus(at(1570, 240), 96, 'lime', 30, 'drop') +
    bowl(
      'cream',
      '#b5c76a',
      swirl(centre, 310, '#c7d685', 30, 2.6, 0) +
        motif('broccoli', at(cx - 150, cy - 110), 230, -20, 'near') +
        motif('broccoli', at(cx + 170, cy + 130), 200, 40, 'near') +
        motif('eggplant', at(cx - 120, cy + 150), 210, 60, 'near') +
        motif('pea-pod', at(cx + 130, cy - 140), 220, 20, 'near') +
        beads(scatter(14, at(cx + 20, cy + 20), 120, 4), 25, '#6fae3a', '#c3e58a') +
        swirl(at(cx, cy), 240, '#fffbe8', 12, 1.8, 200) +
        [at(cx + 30, cy + 240), at(cx - 10, cy - 20), at(cx + 250, cy - 20)]
          .map((p, i) => leaf(p, 110, i * 60 + 20, '#2f7d3a', '#7dbb6a'))
          .join('') +
        crumbs(centre, 260, 14, ['#d62f2f'], 10, 4),
    ),
  biryani: () =>
    table('teal') +
    napkin(at(1310, 500), '#e7b955', '#fff2cf', 12) +
    cardamom(scatter(9, at(310, 760), 190, 3), 1.1) +
    bowl(
      'white',
      '#fff7ea',
      swirl(at(330, 300), 120, '#efe4cf', 18, 2) + cucumber(at(350, 300), 50) + leaf(at(300, 360), 70, 30),
      at(330, 300),
      190,
    ) +
    pan(
      '#f3c65b',
      rice(centre, 360, 5, ['#fff6dc', '#f8d377', '#f0b43a', '#fffaf0'], '#efc35e') +
        ring(4, centre, 190, 30)
          .map((p, i) => motif('poultry-leg', p, 230, i * 90 + 20, 'near'))
          .join('') +
        crumble(scatter(12, centre, 290, 8), 22, '#e9c58c', '#c8945a') +
        beads(scatter(22, centre, 300, 14), 15, '#b31640', '#f28aa5') +
        [at(cx, cy), at(cx - 230, cy + 150), at(cx + 240, cy - 150)]
          .map((p, i) => sprig(p, 92, i * 85))
          .join(''),
    ),
  laksa: () =>
    table('mustard') +
    motif('chopsticks', at(380, 480), 560, -12) +
    citrus(at(1590, 260), 110, 'lime', 15, 'drop') +
    motif('hot-pepper', at(1580, 760), 200, -20) +
    bowl(
      'blue',
      '#e58a2b',
      swirl(centre, 310, '#f1a048', 26, 2.4, 0) +
        noodles(at(cx - 50, cy + 60), 215, 11) +
        motif('shrimp', at(cx + 160, cy - 120), 230, 30, 'near') +
        motif('shrimp', at(cx + 195, cy + 70), 210, 80, 'near') +
        eggHalf(at(cx - 165, cy - 150), 92, 20) +
        eggHalf(at(cx - 20, cy - 215), 86, 60) +
        leaves(at(cx + 40, cy + 235), 75, 8, 110, 3) +
        citrus(at(cx - 250, cy + 70), 72, 'lime', 0) +
        crumbs(centre, 270, 26, ['#c8321b', '#7a1c0c'], 7, 5) +
        sprig(at(cx + 20, cy - 10), 92, 40),
    ),
  steak: () =>
    planks() +
    board(5) +
    steak(at(cx - 120, cy + 10), 470, -14) +
    motif('french-fries', at(cx + 310, cy - 40), 330, 14) +
    motif('garlic', at(cx - 440, cy - 160), 150, 20) +
    motif('herb', at(cx - 180, cy - 215), 210, 30) +
    motif('butter', at(cx - 200, cy + 10), 130, 0, 'near') +
    dip(at(cx + 130, cy + 225), 92, '#5f8f3a') +
    tomatoHalf(at(cx - 350, cy + 230), 74, 20) +
    crumbs(at(cx, cy), 420, 34, ['#2d2018', '#fffaf0'], 6, 11),
  burger: () =>
    counter('#35645d', '#b9763f') +
    standing('beer-mug', 430, 800, 400) +
    standing('french-fries', 1450, 820, 400) +
    standing('tomato', 1660, 880, 170) +
    standingPlate(cx, 860, 820, '#c68b54') +
    standing('hamburger', cx, 862, 600),
  'roast-chicken': () =>
    table('linen') +
    cutlery() +
    plate('green', centre, 445) +
    ring(5, at(cx + 30, cy + 40), 200, 95)
      .slice(0, 4)
      .map((p, i) => motif('potato', p, 165, i * 60, 'near'))
      .join('') +
    motif('carrot', at(cx + 215, cy - 120), 200, 160, 'near') +
    motif('poultry-leg', at(cx - 105, cy - 70), 420, -10) +
    motif('poultry-leg', at(cx + 80, cy + 75), 350, 60) +
    citrus(at(cx - 215, cy + 170), 92, 'lemon', 20) +
    motif('herb', at(cx + 50, cy - 190), 190, 60, 'near') +
    crumbs(centre, 260, 30, ['#2d2018', '#c8341b'], 6, 8),
  salmon: () =>
    table('sage') +
    napkin(at(1300, 540), '#fdf6ea', '#8fa67a', 10) +
    motif('lime', at(300, 270), 240, 0) +
    motif('pea-pod', at(340, 750), 230, -20) +
    plate('white', centre, 445) +
    leaves(at(cx + 20, cy + 110), 190, 16, 150, 8) +
    beads(scatter(20, at(cx - 80, cy + 190), 130, 5), 25, '#6fae3a', '#c3e58a') +
    salmon(at(cx, cy - 40), 520, -18) +
    citrus(at(cx + 165, cy - 185), 88, 'lime', 10) +
    citrus(at(cx + 235, cy - 115), 80, 'lime', 40) +
    dip(at(cx + 195, cy + 165), 98, '#f4e3a0') +
    sprig(at(cx - 20, cy - 60), 90, 30),
  skewers: () =>
    table('terracotta') +
    motif('onion', at(1600, 240), 200, 20) +
    motif('bell-pepper', at(300, 260), 270, -15) +
    plate('cream', centre, 450) +
    leaves(at(cx, cy + 20), 260, 20, 170, 12) +
    skewer(at(cx, cy - 150), -14, ['#8b3f17', '#3f8a35', '#8b3f17', '#d1372a', '#8b3f17']) +
    skewer(at(cx, cy - 10), -10, ['#9a4a1d', '#e7a92f', '#8b3f17', '#3f8a35', '#9a4a1d']) +
    skewer(at(cx, cy + 130), -6, ['#8b3f17', '#d1372a', '#9a4a1d', '#e7a92f', '#8b3f17']) +
    dip(at(cx + 205, cy + 260), 92, '#fffaf0', '#5d8aa3') +
    citrus(at(cx - 235, cy + 235), 84, 'lemon', 10),
  dahl: () =>
    table('slate') +
    cardamom(scatter(8, at(320, 260), 170, 8), 1.1) +
    bowl('cream', '#fffaf0', rice(at(345, 700), 220, 9), at(345, 700), 220) +
    motif('hot-pepper', at(1600, 300), 200, 20) +
    motif('onion', at(1560, 740), 210, -10) +
    bowl(
      'green',
      '#5a2a18',
      swirl(centre, 310, '#70391f', 30, 2.4, 30) +
        beads(scatter(60, centre, 310, 4), 26, '#6b2a1a', '#b06a4a') +
        swirl(at(cx, cy), 230, '#fff1da', 18, 2.1, 100) +
        motif('butter', at(cx + 10, cy - 10), 130, 0, 'near') +
        [at(cx - 190, cy - 130), at(cx + 200, cy + 120), at(cx + 80, cy - 230)]
          .map((p, i) => sprig(p, 90, i * 90))
          .join(''),
    ),
};
