// What fills the places of the page. The script of a panel adds it; page.js makes all of them, in this order.

const PANELS = [];

/**
 * @param name of the panel, whose data it gets
 * @param make given the data of the panel (undefined if it has none) and {data, clock, plots} of the page; gives what else the
 *             page calls: setTheme(name)
 */
function addPanel(name, make) {
  PANELS.push({ name, make });
}
