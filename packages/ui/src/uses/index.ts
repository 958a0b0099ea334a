export { ActivationNote } from './ActivationNote.tsx';
export { KnownUses } from './KnownUses.tsx';
export { Uses, usesOf } from './Uses.tsx';
