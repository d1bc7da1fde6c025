import type { BrowserContext } from 'playwright';

/** Where the bare page stands. */
export const floorPath = '/floor';

const row = (at: number) => `<div role="row" data-row>
  <input type="checkbox" aria-label="Choose dish ${at}"> <span role="gridcell">Dish ${at}</span>
  <button data-act="choice" onclick="this.nextElementSibling.showPopover()">On sale</button><div popover>Sold out</div>
  <button data-act="menu" onclick="this.nextElementSibling.showPopover()">More</button><div popover>Edit</div></div>`;

/**
 * A page that does nothing but what the browser does by itself: fifty rows with boxes, buttons that open a popover, and a
 * search. What a press or a key takes there is what none of the other pages can be quicker than.
 */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
  <style>body{font:15px/1.5 system-ui;margin:24px}:focus-visible{outline:2px solid #163300}</style>
  <main><h1>Floor</h1><input type="search" aria-label="Search"> <a href="#end">First</a> <button>Second</button>
  <div role="grid">${Array.from({ length: 50 }, (_, at) => row(at)).join('')}</div></main></html>`;

/** Answers for the bare page in every tab of this browser. */
export async function serveFloor(context: BrowserContext): Promise<void> {
  await context.route(`**${floorPath}`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  );
}
