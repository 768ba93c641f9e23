/** A rectangle by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where boxes stand, in the order they were given, and how much room they take together. */
export interface Shelves {
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
}

/** Puts boxes on shelves from left to right, in order; a shelf is as high as its highest box, and a box too wide has one for itself. */
export function packShelves(
  sizes: readonly Pick<Box, 'width' | 'height'>[],
  room: { readonly width: number; readonly gap: number },
): Shelves {
  const corners: { readonly x: number; readonly y: number }[] = [];
  let shelf = { y: 0, filled: 0, height: 0 };
  let width = 0;
  for (const size of sizes) {
    if (shelf.filled > 0 && shelf.filled + room.gap + size.width > room.width) {
      shelf = { y: shelf.y + shelf.height + room.gap, filled: 0, height: 0 };
    }
    const x = shelf.filled === 0 ? 0 : shelf.filled + room.gap;
    corners.push({ x, y: shelf.y });
    shelf = { y: shelf.y, filled: x + size.width, height: Math.max(shelf.height, size.height) };
    width = Math.max(width, shelf.filled);
  }
  return { corners, width, height: shelf.y + shelf.height };
}
