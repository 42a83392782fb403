# Varnish 6.6 or newer in front of the server, which needs TRUST_PROXY=1. It keeps pages of articles, lists, the feed and the sitemap until
# purge.mjs removes them. Bans arrive at an address of their own, which the network must not reach:
#   varnishd -f varnish.vcl -a :80 -a ban=127.0.0.1:6180 -s malloc,256m
vcl 4.1;
import std;

backend default { .host = "127.0.0.1"; .port = "4173"; }

sub vcl_recv {
  if (local.socket == "ban") {
    if (req.method != "BAN" || req.http.Cache-Tag !~ "^[\w|.*-]+$") { return (synth(400)); }
    # Varnish says that the ban is in force: what it finds in the cache later is tested.
    if (std.ban("obj.http.Cache-Tag ~ ^(" + req.http.Cache-Tag + ")$")) { return (synth(200)); }
    return (synth(500, std.ban_error()));
  }
  if (req.url ~ "/metrics") { return (synth(404)); }
  # The site has no cookies. Those of other scripts must not keep its pages out of the cache.
  unset req.http.Cookie;
}

sub vcl_backend_response {
  # Nothing without a tag is kept against the server's will, because no ban could remove it. Browsers still ask every time.
  # Pictures never change, so they keep their own time.
  if (beresp.status == 200 && beresp.http.Cache-Tag ~ "^article") {
    # If a ban is lost, and for links to other articles, a page is at most this old.
    set beresp.ttl = 10m;
    set beresp.do_gzip = true;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.Cache-Tag;
}
