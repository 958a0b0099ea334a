export { Gist, type GistProps } from './Gist.tsx';
