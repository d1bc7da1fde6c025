import {
  beads,
  citrus,
  crumble,
  cucumber,
  dip,
  friedEgg,
  leaf,
  leaves,
  sprig,
  swirl,
  toast,
  tomatoHalf,
} from './foods.ts';
import { centre, circle, motif, ring, scatter, type Point } from './svg.ts';
import { counter, crumbs, cutlery, napkin, planks, standing, table } from './tables.ts';
import { board, bowl, pan, plate, standingPlate, steamer } from './vessels.ts';

const { x: cx, y: cy } = centre;
const at = (x: number, y: number): Point => ({ x, y });

/** Breakfast and small plates. */
export const morningScenes: Record<string, () => string> = {
  shakshuka: () =>
    table('linen') +
    napkin(at(560, 560), '#7f976a', '#f4ecd8', 12) +
    motif('flatbread', at(330, 300), 330, -18) +
    motif('hot-pepper', at(1560, 210), 190, 40) +
    pan(
      '#c63d1d',
      crumble(scatter(26, centre, 330, 3), 17, '#e4582f', '#b23013') +
        swirl(at(cx, cy), 330, '#e76a3c', 14, 3, 40) +
        friedEgg(at(cx - 130, cy - 120), 145, 10) +
        friedEgg(at(cx + 165, cy - 60), 138, 120) +
        friedEgg(at(cx - 20, cy + 170), 142, 230) +
        crumble(ring(9, centre, 285, 15), 20, '#fffaf0', '#f0e6d2') +
        [at(cx + 20, cy - 30), at(cx - 220, cy + 90), at(cx + 190, cy + 150), at(cx + 60, cy - 260)]
          .map((p, i) => sprig(p, 74, i * 80))
          .join(''),
    ),
  pancakes: () =>
    counter('#f3d3bd', '#d89b6d') +
    standing('honey-pot', 420, 760, 300) +
    standing('blueberries', 1420, 800, 240) +
    standing('strawberry', 1580, 850, 190) +
    standingPlate(cx, 850, 860) +
    standing('pancakes', cx, 838, 610) +
    standing('strawberry', cx + 290, 856, 150) +
    standing('blueberries', cx - 300, 858, 150),
  'granola-bowl': () =>
    table('blush') +
    napkin(at(1330, 520), '#fdf6ea', '#d98d78', -10) +
    motif('banana', at(300, 690), 330, -20) +
    motif('honey-pot', at(1610, 270), 260, 8) +
    crumbs(at(330, 280), 200, 26, ['#b67c3d', '#d9a765', '#8f5a28'], 11, 4) +
    bowl(
      'blue',
      '#fffaf1',
      swirl(at(cx + 60, cy - 60), 250, '#f1e6d3', 30, 2.2, 30) +
        crumble(scatter(40, at(cx - 150, cy + 80), 175, 8), 24, '#c98f4c', '#a36a30') +
        crumble(scatter(14, at(cx - 150, cy + 80), 150, 2), 17, '#7a4a20', '#e5bd83') +
        motif('strawberry', at(cx + 60, cy - 200), 165, -30, 'near') +
        motif('strawberry', at(cx + 210, cy - 120), 175, 40, 'near') +
        motif('kiwi-fruit', at(cx + 195, cy + 80), 195, 10, 'near') +
        motif('blueberries', at(cx + 60, cy + 215), 170, 0, 'near') +
        beads(scatter(9, at(cx + 10, cy - 10), 95, 3), 25, '#4b4fa6', '#8e93e0') +
        sprig(at(cx - 60, cy - 190), 84, -40),
    ),
  'avocado-toast': () =>
    planks() +
    motif('avocado', at(270, 280), 330, -16) +
    motif('avocado', at(1620, 760), 290, 150) +
    plate('white', centre, 445) +
    toast(at(cx - 105, cy - 70), 390, -14, '#9cc24a', '#b8d86c') +
    toast(at(cx + 130, cy + 85), 390, 10, '#9cc24a', '#b8d86c') +
    friedEgg(at(cx + 130, cy + 75), 135, 40) +
    [at(cx - 170, cy - 120), at(cx - 60, cy - 60), at(cx - 160, cy + 20)]
      .map((p, i) => tomatoHalf(p, 46, i * 50))
      .join('') +
    crumble(scatter(10, at(cx - 105, cy - 60), 120, 6), 13, '#fffaf0', '#efe5d2') +
    crumbs(at(cx + 120, cy + 90), 150, 24, ['#2d2018', '#b3411e'], 5, 9) +
    sprig(at(cx + 215, cy - 10), 66, 20) +
    citrus(at(cx + 330, cy - 190), 74, 'lime'),
  croissants: () =>
    table('marble') +
    napkin(at(640, 560), '#e9b99f', '#fff3e6', -14) +
    motif('hot-beverage', at(1570, 300), 330, 0) +
    motif('butter', at(310, 760), 250, 0) +
    plate('cream', centre, 430) +
    motif('croissant', at(cx - 70, cy - 70), 480, -8) +
    motif('croissant', at(cx + 120, cy + 120), 440, 168) +
    dip(at(cx + 255, cy - 195), 92, '#b0182e') +
    crumbs(at(cx - 40, cy + 230), 190, 22, ['#d9994f', '#b87430', '#f0c47f'], 8, 4),
  hummus: () =>
    table('teal') +
    motif('flatbread', at(330, 320), 380, 20) +
    motif('flatbread', at(420, 640), 340, -30) +
    motif('garlic', at(1600, 240), 220, 20) +
    citrus(at(1530, 780), 110, 'lemon', 20, 'drop') +
    bowl(
      'cream',
      '#e5c98f',
      swirl(centre, 300, '#d2ae6a', 46, 2.6, 20) +
        swirl(centre, 300, '#f2dcab', 24, 2.6, 8) +
        swirl(at(cx + 4, cy + 6), 240, '#c9a010', 15, 2.1, 60) +
        circle(centre, 92, 'fill="#cfae6b"') +
        beads(scatter(15, centre, 92, 5), 32, '#d9a958', '#f6dfa7') +
        crumbs(at(cx + 60, cy - 120), 190, 60, ['#b3341a', '#cf5a2a'], 6, 12) +
        [at(cx - 200, cy - 90), at(cx + 190, cy + 130), at(cx - 60, cy + 235)]
          .map((p, i) => sprig(p, 76, i * 110))
          .join(''),
    ),
  falafel: () =>
    table('mustard') +
    napkin(at(1280, 480), '#35645d', '#e7d9b5', 14) +
    motif('cucumber', at(300, 270), 270, 15) +
    motif('tomato', at(330, 760), 240, -10) +
    plate('ink', centre, 440) +
    leaves(at(cx - 30, cy + 20), 255, 26, 190, 6) +
    motif('falafel', at(cx - 105, cy - 90), 350, -8) +
    motif('falafel', at(cx + 95, cy + 115), 330, 25) +
    dip(at(cx + 205, cy - 140), 118, '#f3e6cb', '#e9dcc3') +
    [at(cx - 240, cy + 130), at(cx - 150, cy + 220)].map((p, i) => tomatoHalf(p, 60, i * 40)).join('') +
    cucumber(at(cx + 290, cy + 60), 58) +
    cucumber(at(cx - 290, cy - 20), 54),
  dumplings: () =>
    table('slate') +
    dip(at(390, 290), 130, '#3a1d10', '#5d8aa3') +
    motif('chopsticks', at(1560, 480), 520, 20) +
    motif('garlic', at(370, 760), 190, -20) +
    steamer() +
    leaves(centre, 290, 14, 240, 4, ['#7fb060', '#8fbf6e']) +
    ring(5, at(cx, cy), 205, 0)
      .map((p, i) => motif('dumpling', p, 260, i * 72 - 10))
      .join('') +
    motif('dumpling', centre, 230, 20) +
    crumbs(centre, 290, 42, ['#fff3d4', '#2b2018'], 6, 5) +
    [at(cx + 120, cy - 40), at(cx - 130, cy + 70)].map((p, i) => leaf(p, 66, i * 130 + 20)).join(''),
  prawns: () =>
    table('sage') +
    cutlery() +
    plate('white', centre, 440) +
    leaves(at(cx + 20, cy + 20), 230, 16, 180, 9) +
    motif('shrimp', at(cx - 140, cy - 110), 330, -10) +
    motif('shrimp', at(cx + 150, cy - 95), 320, 60) +
    motif('shrimp', at(cx - 100, cy + 150), 320, -70) +
    citrus(at(cx + 165, cy + 165), 105, 'lime', 12) +
    citrus(at(cx + 262, cy + 90), 78, 'lime', 30) +
    dip(at(cx + 10, cy + 20), 100, '#f7d57a') +
    crumbs(centre, 260, 34, ['#c8341b', '#f2b733', '#2d6a2a'], 6, 8),
  'cheese-board': () =>
    planks() +
    board(-6) +
    motif('cheese-wedge', at(cx - 140, cy - 30), 420, -8) +
    motif('grapes', at(cx + 240, cy - 110), 330, 10) +
    motif('olive', at(cx + 60, cy + 190), 150, 30) +
    motif('olive', at(cx + 180, cy + 150), 135, -60) +
    motif('honey-pot', at(cx - 420, cy + 130), 220, -8) +
    motif('baguette-bread', at(cx + 410, cy + 160), 330, 20) +
    sprig(at(cx - 30, cy + 170), 100, 30) +
    crumble(scatter(9, at(cx + 60, cy - 190), 90, 3), 26, '#c58a4c', '#a56c33'),
};
