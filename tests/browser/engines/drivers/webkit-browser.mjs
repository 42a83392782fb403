// A minimal WebKitGTK browser, run by gjs. Debian's MiniBrowser has no persistent profile when automated, cannot be
// narrower than its toolbar, and cannot print without a dialog. This browser can do all three.

import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const profile = GLib.getenv('ENGINE_PROFILE');
const isDark = GLib.getenv('ENGINE_DARK') === '1';
const isStill = GLib.getenv('ENGINE_REDUCED_MOTION') === '1';
Object.assign(Gtk.Settings.get_default(), {
  gtk_application_prefer_dark_theme: isDark,
  gtk_enable_animations: !isStill,
});

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
context.set_automation_allowed(true);
const settings = new WebKit.Settings({
  enable_write_console_messages_to_stdout: true,
});

/** Prints a view to an A4 file, and reports on stdout when it is done. */
function print(view, path) {
  const output = new Gtk.PrintSettings();
  output.set_printer('Print to File');
  output.set('output-file-format', 'pdf');
  output.set('output-uri', GLib.filename_to_uri(path, null));
  const page = new Gtk.PageSetup();
  page.set_paper_size(Gtk.PaperSize.new('iso_a4'));
  const operation = new WebKit.PrintOperation({ web_view: view });
  operation.set_print_settings(output);
  operation.set_page_setup(page);
  operation.connect('finished', () => printerr(`PRINTED ${path}`));
  operation.print();
}

/** References to the windows, so that they are not garbage-collected. */
const windows = new Set();

function openWindow() {
  const window = new Gtk.Window({ default_width: 1280, default_height: 800 });
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  const content = view.get_user_content_manager();
  content.register_script_message_handler('paper');
  content.connect('script-message-received::paper', (_, message) => print(view, message.get_js_value().to_string()));
  view.connect('close', () => window.destroy());
  view.connect('web-process-terminated', () => printerr('CRASHED'));
  window.connect('destroy', () => windows.delete(window));
  window.add(view);
  windows.add(window);
  window.show_all();
  window.present();
  return view;
}

context.connect('automation-started', (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit.MAJOR_VERSION, WebKit.MINOR_VERSION, WebKit.MICRO_VERSION);
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});
Gtk.main();
