export { checkFile, kindNames, ruleOfImage } from './check-file.ts';
export { DropZone } from './DropZone.tsx';
export { FileInput, type FileInputProps } from './FileInput.tsx';
export { LazyStoredImage, type LazyStoredImageProps } from './LazyStoredImage.tsx';
export { default as StoredImage, type StoredImageProps } from './StoredImage.tsx';
export { UploadProgress } from './UploadProgress.tsx';
