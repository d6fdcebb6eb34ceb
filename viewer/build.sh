# Builds page and site side by side into one folder. Other builds put packages/ and docs/ there too, so that only these two's own files are cleared.
rm -rf dist/assets
vite build &
page=$!
vite build --config vite.site.config.ts
site=$?
wait $page && exit $site
