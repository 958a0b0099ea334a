import { useState } from 'react';

const [smallest, largest] = [1, 4];

/** How a photo is shown, and what changes it. */
export interface PhotoView {
  /** 1-4 times the width of the frame. */
  readonly zoom: number;
  /** Quarters of a turn to the right. */
  readonly quarter: number;
  readonly contrast: boolean;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  readonly smaller: () => void;
  readonly larger: () => void;
  readonly turn: () => void;
  readonly toggleContrast: () => void;
  readonly reset: () => void;
}

/** Zoom, rotation and contrast of a photo; a page may have keys of its own for them. */
export function usePhotoView(): PhotoView {
  const [zoom, setZoom] = useState(1);
  const [quarter, setQuarter] = useState(0);
  const [contrast, setContrast] = useState(false);
  const enlarge = (by: number) => setZoom((before) => Math.min(largest, Math.max(smallest, before + by)));
  return {
    zoom,
    quarter,
    contrast,
    isSmallest: zoom === smallest,
    isLargest: zoom === largest,
    smaller: () => enlarge(-0.5),
    larger: () => enlarge(0.5),
    turn: () => setQuarter((before) => before + 1),
    toggleContrast: () => setContrast((before) => !before),
    reset: () => {
      setZoom(1);
      setQuarter(0);
      setContrast(false);
    },
  };
}
