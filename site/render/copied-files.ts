const IMAGES = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg)$/i;
const DOCUMENTS =
  /\.(?:pdf|txt|csv|tsv|json|ya?ml|toml|drawio|excalidraw|puml|plantuml|mmd|mermaid|dot|gv|bpmn|docx?|xlsx?|pptx?|odt|ods|odp|zip|gz|mp4|webm|mp3|log|diff|patch|sql)$/i;

/** Whether a file that a record shows or links to is copied: nothing that a browser would run, and no page of its own. */
export function isCopied(path: string): boolean {
  return IMAGES.test(path) || DOCUMENTS.test(path);
}

/** Whether a file is an image. */
export function isImage(path: string): boolean {
  return IMAGES.test(path);
}
