/** The picture and its words in one. */
export function composed(picture: HTMLCanvasElement, words: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext("2d")!;
  context.drawImage(picture, 0, 0);
  context.drawImage(words, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const bitmapOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be encoded")))));
