const show = (language) => {
  document.documentElement.lang = language;
  for (const main of document.querySelectorAll("main")) main.hidden = main.lang !== language;
  for (const one of document.querySelectorAll("nav button")) one.setAttribute("aria-current", String(one.dataset.to === language));
};
for (const one of document.querySelectorAll("nav button")) one.onclick = () => show(one.dataset.to);
show(document.documentElement.lang);
