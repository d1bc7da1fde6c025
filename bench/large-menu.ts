import sharp from 'sharp';
import { register, session, type BenchedSession } from './session.ts';

const dishes = 200;
const sections = 10;
/** Pictures of dishes: as many as a browser would fetch again and again otherwise. */
const pictures = 40;

/** A picture with as much in it as a photograph has: coloured patches, blurred, with grain. */
async function somePicture(index: number): Promise<Buffer> {
  const patches = Buffer.from(
    Array.from({ length: 24 * 18 * 3 }, (_, at) => (at * (37 + index * 11) + index * 53) % 256),
  );
  return sharp(patches, { raw: { width: 24, height: 18, channels: 3 } })
    .resize(1600, 1200, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function upload(origin: string, cookies: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'dish.jpg');
  const response = await fetch(`${origin}/api/files`, {
    method: 'POST',
    headers: { origin, cookie: cookies },
    body: form,
  });
  if (!response.ok) throw new Error(`A picture was answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** A restaurant with a menu of 200 dishes in ten sections, each with a picture, sizes, allergens and a description. */
export async function largeMenu(origin: string): Promise<{ restaurantUrl: string; owner: BenchedSession }> {
  const { cookies, restaurantUrl } = await register(origin, 'Two hundred dishes');
  const owner = session(origin, { cookies });
  const create = async (path: string, body: object): Promise<string> => {
    const { status, data } = await owner.call('POST', path, body);
    if (status !== 201) throw new Error(`${path} was answered ${status}: ${JSON.stringify(data)}`);
    return (data as { id: string }).id;
  };
  const imageIds: string[] = [];
  for (let index = 0; index < pictures; index += 1)
    imageIds.push(await upload(origin, cookies, await somePicture(index)));
  for (let section = 0; section < sections; section += 1) {
    const categoryId = await create('/online-menu/categories', {
      name: `Section ${section + 1}`,
      description: 'From noon on.',
    });
    for (let index = 0; index < dishes / sections; index += 1) {
      const number = section * (dishes / sections) + index;
      await create('/online-menu/items', {
        name: `Slow-roasted dish number ${number + 1}`,
        description: 'With bread of the house, butter, lemon and whatever the garden gave today.',
        categoryIds: [categoryId],
        imageId: imageIds[number % pictures],
        sizes: [
          { name: 'Small', kind: 'PRICED', price: 800 + number },
          { name: 'Large', kind: 'PRICED', price: 1300 + number },
        ],
        ingredients: ['bread', 'butter', 'lemon', 'parsley'],
        allergens: { isDeclared: true, contains: ['GLUTEN', 'DAIRY'], mayContain: ['SESAME'] },
        marks: ['VEGETARIAN'],
        calories: 200 + number,
      });
    }
  }
  return { restaurantUrl, owner };
}
