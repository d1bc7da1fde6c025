export { default as hummus } from '../guest/story-pictures/hummus.webp?url';
export { default as limeTart } from '../guest/story-pictures/lime-tart.webp?url';
export { default as pancakes } from '../guest/story-pictures/pancakes.webp?url';
export { default as shakshuka } from '../guest/story-pictures/shakshuka.webp?url';
export { default as steak } from '../guest/story-pictures/steak.webp?url';
