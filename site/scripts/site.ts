/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
const root = document.documentElement;
root.classList.add('js');
