import type { Allergen } from '../../packages/api-types/src/index.ts';

/** A dish of the benched menu as its owner knows it; prices in cents, the size's name empty where there is one only. */
export interface TrueDish {
  section: string;
  name: string;
  description: string;
  sizes: readonly { name: string; price: number }[];
  /** Letters by the menu's own legend. */
  codes: readonly string[];
}

/** What the letters of the benched menu stand for. */
export const legend: Readonly<Record<string, { word: string; allergen: Allergen }>> = {
  A: { word: 'Gluten', allergen: 'GLUTEN' },
  C: { word: 'Eier', allergen: 'EGGS' },
  D: { word: 'Fisch', allergen: 'FISH' },
  G: { word: 'Milch', allergen: 'DAIRY' },
};

/** The legend as it stands at the foot of a menu. */
export const legendLine = Object.entries(legend)
  .map(([code, { word }]) => `${code} = ${word}`)
  .join(', ');

const small = 'Klein';
const large = 'Groß';

const dish = (
  section: string,
  name: string,
  prices: number | readonly [number, number],
  description = '',
  codes = '',
): TrueDish => ({
  section,
  name,
  description,
  sizes:
    typeof prices === 'number'
      ? [{ name: '', price: prices }]
      : [
          { name: small, price: prices[0] },
          { name: large, price: prices[1] },
        ],
  codes: codes === '' ? [] : codes.split(''),
});

/** A menu as a trattoria has it: umlauts, apostrophes, two sizes, prices over a hundred, texts of a line and of none. */
export const trueMenu: readonly TrueDish[] = [
  dish('Vorspeisen', 'Bruschetta al pomodoro', 650, 'Geröstetes Brot mit Tomaten und Basilikum', 'A'),
  dish('Vorspeisen', 'Vitello tonnato', 1290, 'Kalbfleisch in Thunfischsauce, mit Kapern', 'CD'),
  dish('Vorspeisen', 'Carpaccio vom Rind', 1350, 'Mit Rucola und gehobeltem Parmesan', 'G'),
  dish('Vorspeisen', 'Burrata', 1180, 'Mit bunten Tomaten und gutem Öl', 'G'),
  dish('Vorspeisen', 'Gemischter Salat', [480, 790], 'Was der Garten hergibt'),
  dish('Suppen', 'Tomatensuppe', 590, 'Mit einem Löffel Rahm', 'G'),
  dish('Suppen', 'Minestrone', 620, 'Gemüse der Saison'),
  dish('Suppen', 'Fischsuppe nach Art des Hauses', [890, 1450], 'Mit Safran und Knoblauchbrot', 'AD'),
  dish('Pizza', 'Margherita', [850, 1150], 'Tomaten, Mozzarella, Basilikum', 'AG'),
  dish('Pizza', 'Salami', [950, 1250], 'Tomaten, Mozzarella, Salami', 'AG'),
  dish('Pizza', 'Quattro formaggi', [1080, 1380], 'Vier Käse, die sich vertragen', 'AG'),
  dish('Pizza', 'Tonno e cipolla', [1050, 1350], 'Thunfisch und rote Zwiebeln', 'ADG'),
  dish('Pizza', 'Calzone', 1290, 'Gefüllt mit Schinken und Champignons', 'AG'),
  dish('Pasta', 'Spaghetti aglio e olio', 880, 'Knoblauch, Öl, Peperoncino', 'A'),
  dish('Pasta', 'Tagliatelle al ragù', 1190, 'Sechs Stunden geschmort', 'AC'),
  dish('Pasta', 'Lasagne', 1090, 'Aus dem Ofen, mit viel Zeit', 'ACG'),
  dish('Pasta', 'Gnocchi alla sorrentina', 1040, '', 'AG'),
  dish('Pasta', 'Linguine alle vongole', 1690, 'Venusmuscheln in Weißwein', 'A'),
  dish('Fisch und Fleisch', 'Gebratene Dorade', 2190, 'Mit Rosmarinkartoffeln', 'D'),
  dish('Fisch und Fleisch', 'Tintenfisch vom Rost', 1980),
  dish('Fisch und Fleisch', 'Saltimbocca', 2250, 'Kalb, Salbei, roher Schinken'),
  dish('Fisch und Fleisch', 'Bistecca für zwei', 12_800, 'Ein Kilo vom Chianina-Rind'),
  dish('Nachspeisen', 'Tiramisù', 690, 'Mit Espresso und Amaretto', 'ACG'),
  dish('Nachspeisen', 'Panna cotta', 590, 'Mit Himbeeren', 'G'),
  dish('Nachspeisen', 'Affogato', 490, '', 'G'),
  dish('Getränke', 'Mineralwasser', [320, 590]),
  dish('Getränke', 'Apfelschorle', [350, 520]),
  dish('Getränke', 'Espresso', 240),
  dish('Getränke', 'Hauswein rot', [450, 1680], 'Montepulciano aus den Abruzzen'),
  dish('Getränke', 'Grappa', 550, 'Aus Trester von Muskat'),
];

/** The menu by its sections, in their order. */
export const sections = [...Map.groupBy(trueMenu, ({ section }) => section)];
