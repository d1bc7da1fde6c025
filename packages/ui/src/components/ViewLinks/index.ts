export { ViewLinks, type ViewLink, type ViewLinksProps } from './ViewLinks.tsx';
